import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { afterProof } from '../security/proof.ts';
import { closeAccount, restoreAccount } from './close-account.ts';
import { downloadExport } from './download-export.ts';
import { cancelExport, myExport, requestExport } from './exports.ts';

export const rightsRoutes: Route[] = [
  serve(api.rights.requestExport, requestExport),
  serve(api.rights.export, myExport),
  serve(api.rights.cancelExport, cancelExport),
  serve(api.rights.downloadExport, downloadExport),
  servePrepared(api.rights.deleteAccount, afterProof, closeAccount),
  serve(api.rights.restore, restoreAccount),
];
