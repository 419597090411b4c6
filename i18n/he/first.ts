/** The texts of the first screens: a build leaves those of later parts out. */
export { catalogue } from './index.ts';
