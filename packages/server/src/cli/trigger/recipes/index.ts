import type { EventType } from '../../../contract/versions/index.ts';
import { feeRecipes } from './fees.ts';
import { lessonRecipes } from './lessons.ts';
import { messageRecipes } from './messages.ts';
import { peopleRecipes } from './people.ts';
import type { Recipe } from './recipe.ts';
import { staffRecipes } from './staff.ts';

/** How each event of the catalog is made. A new event type needs a recipe in the file of its subject. */
export const recipes: Record<EventType, Recipe> = {
  ...peopleRecipes,
  ...staffRecipes,
  ...lessonRecipes,
  ...feeRecipes,
  ...messageRecipes,
};
