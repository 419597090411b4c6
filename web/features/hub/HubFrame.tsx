import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { TabBar } from '#web/ui/TabBar.tsx';
import { hubTabs } from './hub-tabs.ts';
import classes from './Hub.module.css';

/** The head of every screen of the action hub, with the way to the others. */
export function HubFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const current = hubTabs.findLast(({ href }) => pathname.startsWith(href));
  const title = text('hub.title');
  useTitle(current ? text(current.text) : title);
  return (
    <Page title={title} actions={actions}>
      <TabBar
        label={title}
        items={hubTabs.map(({ href, text: name, icon: Icon }) => ({
          href,
          current: href === current?.href,
          label: (
            <span className={classes.tab}>
              <Icon aria-hidden />
              {text(name)}
            </span>
          ),
        }))}
      />
      {children}
    </Page>
  );
}
