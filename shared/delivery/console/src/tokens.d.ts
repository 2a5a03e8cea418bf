declare module '*.tokens.json';
