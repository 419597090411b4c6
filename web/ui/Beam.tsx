import classes from './Beam.module.css';

/**
 * The wedge of light on the paper. Only for Home, Intro, a card alone, sign-in and loading;
 * its parent is positioned and everything beside it lies above it.
 */
export function Beam() {
  return <div className={classes.beam} aria-hidden />;
}
