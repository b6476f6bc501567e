import php from './php.txt?raw';
import python from './python.txt?raw';
import typescript from './typescript.txt?raw';

/** How a receiver verifies a delivery. The body must be the bytes that were received. */
export const snippets = { TypeScript: typescript, Python: python, PHP: php } as const;
