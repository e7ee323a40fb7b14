import { type LevelPlan, withRooms } from '@campusway/campus';
import plan from '../../generated/level-2.json' with { type: 'json' };
import { checked } from '../checked.ts';
import { roomsOf } from '../rooms.ts';

export const level2: LevelPlan = withRooms(checked(plan), roomsOf(2));
