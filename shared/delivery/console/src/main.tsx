import '@site/ui/tokens/layers.css';
import '@site/ui/tokens/reset.css';
import '@site/ui/tokens/tokens.css';
import '@site/ui/tokens/neutral.tokens.json';
import './dense.css';
import { initI18n } from '@site/i18n';
import { createSiteRouter, RouterProvider } from '@site/router';
import { ToastViewport } from '@site/ui/Toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeLinkToken } from './api/identity';
import { routes } from './routes';
import { restoreTheme } from './shell/theme';

restoreTheme();
// The words of the kit's own controls. The console speaks English, as the command does.
void initI18n({ merchantLanguages: ['en'], merchantDefault: 'en' });
const queries = new QueryClient({
  // What changes is told by events, and asked for every 15 s where there are none.
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, refetchOnWindowFocus: false } },
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void takeLinkToken().then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createSiteRouter(routes)} transitions={false} />
        <ToastViewport />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
