/// <reference types="node" />
/// <reference types="jest" />
