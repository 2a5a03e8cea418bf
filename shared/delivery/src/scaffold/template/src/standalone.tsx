import { startStandalone } from '@site/ui/standalone';
import __Feature__Page from './exposes/__Feature__Page';

startStandalone({
  routes: [{ path: '__path__', title: '__title__', element: <__Feature__Page /> }],
});
