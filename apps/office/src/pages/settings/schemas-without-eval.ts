import { config } from 'zod';

// zod compiles its checks with `new Function`, which the office's Content-Security-Policy forbids: even the try would be reported
config({ jitless: true });
