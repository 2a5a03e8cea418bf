import '../src/tokens/layers.css';
import '../src/tokens/reset.css';
import '../src/tokens/tokens.css';
import '../src/tokens/fonts.css';
import { initI18n } from '@site/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider } from '../src/Dialog';
import { ToastViewport } from '../src/Toast';
import { Board } from './Board';
import en from './locales/en.json';
import th from './locales/th.json';
import { Switches } from './Switches';
import { allowOwnScripts } from './trustedTypes';

allowOwnScripts();

import { readSettings } from './settings';

const { merchant, theme, language } = readSettings(location.search);
void initI18n({
  merchantLanguages: [language],
  merchantDefault: language,
  resources: { showcase: { en, th } },
});
Object.assign(document.documentElement.dataset, { merchant, theme });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const isBoard = new URLSearchParams(location.search).has('board');
createRoot(root).render(
  <StrictMode>
    <ConfirmProvider>
      {isBoard ? <Board /> : <Switches />}
      <ToastViewport />
    </ConfirmProvider>
  </StrictMode>,
);
