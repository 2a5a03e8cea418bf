import type { FastifyInstance } from 'fastify';

/** Every area of the platform; each registers its own routes. */
export const areas: readonly ((app: FastifyInstance) => void)[] = [];
