import type { Handlers } from '../../operation.ts';
import { standard } from '../standard.ts';
import { rooms as room } from './tables.ts';

export const rooms: Handlers<'rooms'> = standard('rooms', room);
