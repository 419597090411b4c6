import { useQuery } from '@tanstack/react-query';
import type { ChatInfo } from '#contract/chat.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import { journeysQuery, runOfChatQuery, runsQuery } from './journey-queries.ts';

/** The journey that is made in a chat; chats that were begun with nothing are not asked for. */
export function useRunOf({ id, theme_name: theme }: ChatInfo): JourneyRun | undefined {
  const { data: runs } = useQuery({ ...runsQuery(), enabled: theme !== null });
  const run = theme === null ? undefined : runs?.find(({ chat_id: chatId }) => chatId === id);
  const isMissing = theme !== null && runs !== undefined && !run;
  const { data: journeys } = useQuery({ ...journeysQuery(), enabled: isMissing });
  const isJourney = journeys?.some(({ title }) => title.en === theme || title.he === theme);
  useQuery({ ...runOfChatQuery(id), enabled: isMissing && isJourney === true });
  return run;
}
