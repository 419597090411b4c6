import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { answerMeeting, removeMeeting } from './answer-meeting.ts';
import { createMeeting } from './create-meeting.ts';
import { endFeed, feedAddress, meetingAsFile, renewFeed, showFeed } from './feed.ts';
import { myMeetings, showMeeting } from './list-meetings.ts';
import { updateMeeting } from './update-meeting.ts';

export const meetingRoutes: Route[] = [
  serve(api.meetings.list, myMeetings),
  serve(api.meetings.get, showMeeting),
  serve(api.meetings.create, createMeeting),
  serve(api.meetings.update, updateMeeting),
  serve(api.meetings.remove, removeMeeting),
  serve(api.meetings.answer, answerMeeting),
  serve(api.meetings.calendar, meetingAsFile),
  serve(api.meetings.feed, showFeed),
  serve(api.meetings.feedAddress, feedAddress),
  serve(api.meetings.renewFeed, renewFeed),
  serve(api.meetings.endFeed, endFeed),
];
