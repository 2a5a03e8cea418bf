import { OrderState, type OrderStateProps } from '@site/ui/OrderState';
import { useNews } from './orderNews';

/** What has become of an order, as news of its screen. */
export function NewState(props: OrderStateProps) {
  const title = useNews<HTMLHeadingElement>(props.title);
  return <OrderState {...props} quiet titleRef={title} />;
}
