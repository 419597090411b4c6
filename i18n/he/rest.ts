/** The texts of later parts: a build leaves those of the first screens out. */
export { catalogue } from './index.ts';
