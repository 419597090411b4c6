import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { createNote, forgetNotes, listMemory, removeNote, updateNote } from './notes.ts';

export const memoryRoutes: Route[] = [
  serve(api.memory.list, listMemory),
  serve(api.memory.create, createNote),
  serve(api.memory.update, updateNote),
  serve(api.memory.remove, removeNote),
  serve(api.memory.forget, forgetNotes),
];
