export { type DateOrder, type DayText, dayText, momentOf, orderShownBy } from './days.ts';
export { csvCell, type Separation, separationOf } from './separation.ts';
