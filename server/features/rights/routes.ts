import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { downloadExport } from './download-export.ts';
import { cancelExport, myExport, requestExport } from './exports.ts';

export const rightsRoutes: Route[] = [
  serve(api.rights.requestExport, requestExport),
  serve(api.rights.export, myExport),
  serve(api.rights.cancelExport, cancelExport),
  serve(api.rights.downloadExport, downloadExport),
];
