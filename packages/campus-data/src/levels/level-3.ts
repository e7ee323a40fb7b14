import { type LevelPlan, withRooms } from '@campusway/campus';
import plan from '../../generated/level-3.json' with { type: 'json' };
import { checked } from '../checked.ts';
import { roomsOf } from '../rooms.ts';

export const level3: LevelPlan = withRooms(checked(plan), roomsOf(3));
