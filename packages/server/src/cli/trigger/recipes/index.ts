import type { EventType } from '../../../contract/versions/index.ts';
import { feeRecipes } from './fees.ts';
import { lessonRecipes } from './lessons.ts';
import { messageRecipes } from './messages.ts';
import { peopleRecipes } from './people.ts';
import type { Recipe } from './recipe.ts';
import { staffRecipes } from './staff.ts';

/** The events that the engine of webhooks emits: no request makes an endpoint fail for half an hour. */
export type EngineEvent = Extract<EventType, `webhook.${string}`>;

/** How each other event of the catalog is made. A new event type needs a recipe in the file of its subject. */
export const recipes: Record<Exclude<EventType, EngineEvent>, Recipe> = {
  ...peopleRecipes,
  ...staffRecipes,
  ...lessonRecipes,
  ...feeRecipes,
  ...messageRecipes,
};
