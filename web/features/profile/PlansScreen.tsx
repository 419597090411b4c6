import { LanguageSwitch } from '#web/features/account/LanguageSwitch.tsx';
import { VisitorFrame } from '#web/features/account/VisitorFrame.tsx';
import { PlanPage } from '#web/features/plans/PlanPage.tsx';
import { plansHref } from '#web/features/plans/plan-places.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import classes from './PlansScreen.module.css';

/** The plans: in the profile, or on a page of its own for visitors. */
export function PlansScreen() {
  const text = useText();
  const { userProfile: user } = useProfile();
  const title = text('plans.title');
  useTitle(title);
  if (user) {
    return (
      <ProfileFrame current={plansHref}>
        <PlanPage user={user}>
          {(choice, parts) => (
            <Page title={title} intro={text('plans.intro')} actions={choice}>
              {parts}
            </Page>
          )}
        </PlanPage>
      </ProfileFrame>
    );
  }
  return (
    <VisitorFrame header={<LanguageSwitch />} width="page">
      <PlanPage user={null}>
        {(choice, parts) => (
          <>
            <header className={classes.header}>
              <div>
                <h1>{title}</h1>
                <p className={classes.intro}>{text('plans.intro_visitor')}</p>
              </div>
              {choice}
            </header>
            {parts}
          </>
        )}
      </PlanPage>
    </VisitorFrame>
  );
}
