/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />
/// <reference path="./css-modules.d.ts" />
/// <reference path="./assets.d.ts" />
