import { PATHS } from '@site/contracts/values/paths';
import { Id } from '@site/contracts/values/values';
import { Navigate, useSearchParams } from '@site/router';
import { PromotionScreen } from './PromotionScreen';
import { UnknownPromotion } from './UnknownPromotion';

/** One promotion, with what can be done in it. The address names it; without a name it is the list (PR-003, PR-021). */
export default function PromotionDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id === '') return <Navigate to={PATHS.promotions} replace />;
  return Id.safeParse(id).success ? <PromotionScreen key={id} id={id} /> : <UnknownPromotion />;
}
