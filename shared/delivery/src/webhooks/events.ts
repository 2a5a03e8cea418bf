/** Where what has happened waits to be told, by merchant: a file for each event, named by its id. */
export const EVENTS_FOLDER = 'events';
