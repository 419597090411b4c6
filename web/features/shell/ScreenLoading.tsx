import { useText } from '#web/platform/language.tsx';
import { Page } from '#web/ui/Page.tsx';

/** While the code of a screen is on its way. */
export function ScreenLoading() {
  const text = useText();
  return (
    <Page>
      <p role="status">{text('shell.loading_part')}</p>
    </Page>
  );
}
