import { MORE_GAMES, measureCatalogue, printCatalogue } from './catalogue';

/** The catalogue's part of the bench alone. */
printCatalogue([await measureCatalogue(0), await measureCatalogue(MORE_GAMES)]);
