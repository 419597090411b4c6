import { classNames } from './class-names.ts';
import classes from './Wordmark.module.css';

export type WordmarkProps = {
  language: 'en' | 'he';
  /** Empty where a link around it is named already. */
  label: string;
  /** Pixels at the normal text size. */
  height?: number;
  className?: string;
};

/** The mark with the name in the page's language; follows the theme. */
export function Wordmark({ language, label, height = 38, className }: WordmarkProps) {
  return (
    <span
      className={classNames(
        classes.wordmark,
        language === 'he' ? classes.he : classes.en,
        className,
      )}
      style={{ blockSize: height }}
      role={label === '' ? undefined : 'img'}
      aria-label={label || undefined}
      aria-hidden={label === '' || undefined}
    />
  );
}
