import { hash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { processStartMs } from '../lib/platform.ts';

/**
 * The name of this process: where it runs, when it started, and the space of its process id. In two containers, two living
 * processes can have the same host name and the same process id, which say nothing about each other there.
 */
export const processName = (): string =>
  `${hostname()}:${process.pid}:${Math.round(processStartMs)}:${spaceOfIds()}`;

/** The running system and its namespace of process ids; empty where there is none. Short: it is in the name of each claim. */
function spaceOfIds(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return hash('sha256', `${boot} ${readlinkSync('/proc/self/ns/pid')}`).slice(0, 8);
  } catch {
    return '';
  }
}

/**
 * What this process knows about another one: `over` if it certainly has ended; `perhaps` if it may be the one before this
 * one in a container, where each has the same process id, or one that is alive in another container.
 */
export function endOf(name: string, own: string): 'over' | 'perhaps' | undefined {
  const [host, pid, , space] = name.split(':');
  const [ownHost, ownPid, , ownSpace] = own.split(':');
  if (name === own || host !== ownHost) return undefined;
  if (pid === ownPid) return 'perhaps';
  return space === ownSpace && !isAlive(Number(pid)) ? 'over' : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
