import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useScreen } from '#web/platform/screen.ts';
import classes from './Answer.module.css';

/** A reminder of the guide's limits. Wide screens show it under the composer; phones have no space there. */
export function Disclaimer() {
  const text = useText();
  const { language } = useLanguage();
  if (useScreen() !== 'mobile') return null;
  return (
    <p className={classes.disclaimer}>
      {text('assistant.disclaimer', { product: productNameIn(language) })}
    </p>
  );
}
