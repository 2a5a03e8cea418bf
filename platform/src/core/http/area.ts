import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { Messenger } from '../delivery/messenger';

/** Something that is done again and again while the platform runs, side by side with other processes that do it. */
export interface Job {
  /** For the log when it fails. */
  readonly name: string;
  readonly everyMs: number;
  /** `messenger` as `Platform` has it. */
  readonly run: (db: Database, now: number, config: Config, messenger?: Messenger) => Promise<void>;
}

/** A part of the platform that brings its own calls and tidies its own tables. */
export interface Area {
  readonly register: (app: FastifyInstance) => void;
  readonly jobs?: readonly Job[];
  /** Deletes what has run out and what is read no more. Safe beside running calls and other processes. */
  readonly sweep?: (db: Database, now: number) => Promise<void>;
}
