import type { RouteObject } from '@site/router';
import { Navigate } from '@site/router';
import { DifferencePage } from './difference/DifferencePage';
import { LogPage } from './log/LogPage';
import { MatrixPage } from './matrix/MatrixPage';
import { RolloutPage } from './rollout/RolloutPage';
import { RolloutsPage } from './rollout/RolloutsPage';
import { Shell } from './shell/Shell';

/** The pages of the console. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <MatrixPage /> },
      { path: '/log', element: <LogPage /> },
      { path: '/rollouts', element: <RolloutsPage /> },
      { path: '/rollouts/:id', element: <RolloutPage /> },
      { path: '/compare', element: <DifferencePage /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
