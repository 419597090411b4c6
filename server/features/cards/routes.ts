import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { drawCard } from './draw.ts';
import { cardsOfUser, keepCard, letCardGo, listCards, showCard } from './my-cards.ts';
import { createCard, removeCard, updateCard, withCardPicture } from './own-cards.ts';

export const cardRoutes: Route[] = [
  serve(api.cards.list, listCards),
  serve(api.cards.show, showCard),
  serve(api.cards.ofUser, cardsOfUser),
  serve(api.cards.draw, drawCard),
  servePrepared(api.cards.create, withCardPicture, createCard),
  serve(api.cards.update, updateCard),
  serve(api.cards.remove, removeCard),
  serve(api.cards.keep, keepCard),
  serve(api.cards.letGo, letCardGo),
];
