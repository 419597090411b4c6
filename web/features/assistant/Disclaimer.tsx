import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useScreen } from '#web/platform/screen.ts';
import classes from './Answer.module.css';

/** What the guide is and is not. Elsewhere it stands under the composer, where phones have no room. */
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
