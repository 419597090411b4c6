import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import {
  addToFolder,
  createFolder,
  myFolders,
  removeFolder,
  renameFolder,
  takeFromFolder,
} from './folders.ts';

export const folderRoutes: Route[] = [
  serve(api.folders.list, myFolders),
  serve(api.folders.create, createFolder),
  serve(api.folders.rename, renameFolder),
  serve(api.folders.remove, removeFolder),
  serve(api.folders.addChat, addToFolder),
  serve(api.folders.removeChat, takeFromFolder),
];
