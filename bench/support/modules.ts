import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import type Express from 'express';
import type Pg from 'pg';
import type Undici from '../../packages/server/node_modules/undici/index.js';

// The bench measures against the very versions that the server depends on; undici is only there for that.
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));

const sqlite = (): typeof Sqlite => require('better-sqlite3');
export const pg = (): typeof Pg => require('pg');
export const express = (): typeof Express => require('express');
export const undici = (): typeof Undici => require('undici');

/** Opens SQLite as the server does: WAL, and a commit that is on the disk when it returns. */
export function openSqlite(path: string): Sqlite.Database {
  const db = new (sqlite())(path, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('cache_size = -65536');
  return db;
}
