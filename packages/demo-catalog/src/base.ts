/** What every shop of bricks begins with, whatever it sells. */
export { ATTRIBUTES } from './attributes.ts';
