import { makeRandom } from './random.ts';
