import '@site/ui/tokens/layers.css';
import '@site/ui/tokens/reset.css';
import '@site/ui/tokens/tokens.css';
import '@site/ui/tokens/fonts.css';
import './routing/transitions/transitions.css';
import { start } from './app/start';

start();
