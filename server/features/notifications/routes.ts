import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { addPushDevice, myPushDevices, removePushDevice, testPushDevice } from './push.ts';
import { endMails, resumeMails, showMailState } from './unsubscribe.ts';
import { myNotifications, seeAllNotifications, seeNotification } from './notifications.ts';

export const notificationRoutes: Route[] = [
  serve(api.notifications.list, myNotifications),
  serve(api.notifications.see, seeNotification),
  serve(api.notifications.seeAll, seeAllNotifications),
  serve(api.push.list, myPushDevices),
  serve(api.push.add, addPushDevice),
  serve(api.push.remove, removePushDevice),
  serve(api.push.test, testPushDevice),
  serve(api.unsubscribe.show, showMailState),
  serve(api.unsubscribe.end, endMails),
  serve(api.unsubscribe.resume, resumeMails),
];
