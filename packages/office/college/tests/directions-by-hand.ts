/** Quickest routes. */
export const quickest = parse(`
# West wing, south corridor: rooms on both sides.
205 > 207
  Leave room 205 and turn right (2 m).
  Room 207 is the first door on your right (7 m).
  You have arrived at room 207.
205 > 206
  Leave room 205 and turn right (2 m).
  Room 206 is the first door on your left (6 m).
  You have arrived at room 206.
103 > 105
  Leave room 103 and turn right (2 m).
  Room 105 is the first door on your right (10 m).
  You have arrived at room 105.
310 > 312
  Leave room 310 and turn right (2 m).
  Room 312 is the first door on your right (8 m).
  You have arrived at room 312.
310 > 306
  Leave room 310 and turn left (2 m).
  Room 306 is the second door on your right (7 m).
  You have arrived at room 306.
201 > 217
  Leave room 201 and turn left (2 m).
  Go 66 m along the corridor, past 214 and 216.
  You have arrived: room 217 is on your left (2 m).
203 > 231
  Leave room 203 and turn right (2 m).
  Go 17 m along the corridor, past 206 and 207.
  Turn right and go 13 m along the corridor.
  Turn right. Room 231 is the first door on your right (4 m).
  You have arrived at room 231.
101 > 104
  Leave 101 Admin Office by the west door and turn left (2 m).
  Room 104 is the first door on your left (4 m).
  You have arrived at room 104.
107 > 109
  Leave room 107 and turn right (2 m).
  Room 109 is the first door on your right (8 m).
  You have arrived at room 109.
113 > 112
  Leave room 113 and turn left (2 m).
  Room 112 is the first door on your left (8 m).
  You have arrived at room 112.
115 > 114
  Leave room 115 by the south door and go straight ahead (2 m).
  Room 114 is the first door on your right (7 m).
  You have arrived at room 114.
407 > 408
  Leave room 407 and turn right (2 m).
  Room 408 is the first door on your left (2 m).
  You have arrived at room 408.
# West wing, north and west corridors, and the corridor of the lift.
223 > 225
  Leave room 223 by the east door and turn left (2 m).
  Room 225 is the first door on your left (4 m).
  You have arrived at room 225.
230A > 224
  Leave room 230A and turn left (2 m).
  Go 34 m along the corridor, past 225 and 223.
  You have arrived: room 224 is on your left, after 226 (2 m).
435 > 436A
  Leave room 435 and turn left (2 m).
  Room 436A is the second door on your left (20 m).
  You have arrived at room 436A.
219 > 220
  Leave room 219 and turn left (2 m).
  Room 220 is the second door on your left (16 m).
  You have arrived at room 220.
427 > 429
  Leave room 427 and turn left (2 m).
  Go 21 m along the corridor, past the end stairs and 428.
  You have arrived: room 429 is on your left (2 m).
219 > stairs-west-end-2
  Leave room 219 and turn left (2 m).
  Go 11 m along the corridor.
  You have arrived: the end stairs are on your left (2 m).
126 > 128
  Leave room 126 and turn right (2 m).
  Room 128 is the second door on your right (16 m).
  You have arrived at room 128.
116 > 117
  Leave room 116 by the north door (2 m).
  You have arrived: room 117 is on your left (2 m).
124 > 129
  Leave room 124 by the east door (2 m).
  You have arrived: 129 Central Library is on your left (2 m).
229 > 230A
  Leave room 229 by the east door and turn right (2 m).
  Room 230A is the first door on your left (6 m).
  You have arrived at room 230A.
318 > 319
  Leave room 318 and turn left (2 m).
  Room 319 is the first door on your left (6 m).
  You have arrived at room 319.
447 > 439
  Leave room 447 by the door to the corridor (2 m).
  You have arrived: room 439 is on your right (2 m).
435 > stairs-west-end-4
  Leave room 435 and turn right (2 m).
  Go 15 m along the corridor, past 432 and 431.
  Turn left and go 14 m along the corridor, past 429 and 428.
  You have arrived: the end stairs are on your right (2 m).
205 > toilet-women-west-2
  Leave room 205 and turn right (2 m).
  Go 11 m along the corridor, past 206 and 207.
  Turn right and go 13 m along the corridor.
  Turn right. The women's toilet is the second door on your left (10 m).
  You have arrived at the women's toilet.
# Over the four steps before 118B.
121 > 118B
  Leave room 121 and turn right (2 m).
  Room 118 is the first door on your right. Go through it and up 4 steps to room 118B (13 m).
  You have arrived at room 118B.
118 > 118B
  Leave room 118 by the inner door and go up 4 steps (1 m).
  You have arrived at room 118B.
118B > 118
  Leave room 118B and go down 4 steps (1 m).
  You have arrived at room 118.
118B > 121
  Leave room 118B, go down 4 steps through room 118 by the east door to the corridor and turn left (7 m).
  Room 121 is the first door on your left (8 m).
  You have arrived at room 121.
118B > canteen
  Leave room 118B, go down 4 steps through room 118 by the west door to the corridor and turn right, then left (21 m).
  Go 19 m along the corridor, past 116 and the end stairs.
  Turn right and go out by the west entrance (11 m).
  Follow the west entrance path down 3 steps, 23 m.
  Turn left, then right, and follow the canteen path to the Canteen, 35 m.
  You have arrived at the Canteen.
# East wing.
237 > 252
  Leave room 237 and turn left (2 m).
  Go 62 m along the corridor, past 250 and 251.
  You have arrived: room 252 is on your right (2 m).
262 > 258
  Leave room 262 and turn left (2 m).
  Room 258 is the third door on your right (15 m).
  You have arrived at room 258.
337 > 341
  Leave room 337 and turn left (2 m).
  Room 341 is the second door on your right (15 m).
  You have arrived at room 341.
448 > 452
  Leave room 448 by the east door and turn left (2 m).
  Room 452 is the third door on your left (17 m).
  You have arrived at room 452.
466 > 465
  Leave room 466 and turn left (2 m).
  Room 465 is the first door on your left (4 m).
  You have arrived at room 465.
449 > 457
  Leave room 449 by the east door and turn right (2 m).
  Go 53 m along the corridor, past 454 and 456.
  You have arrived: room 457 is on your left (2 m).
267 > lift-east-2
  Leave room 267 and turn right (2 m).
  You have arrived: the lift is on your left, after the accessible toilet (11 m).
148 > water-east-end-1
  Leave room 148 by the north door and turn right, then right again (11 m).
  You have arrived: the drinking water near 147 is on your left (7 m).
130 > 133
  Leave room 130 by the east door and turn left (2 m).
  Room 133 is the first door on your left (4 m).
  You have arrived at room 133.
147 > 145
  Leave room 147 by the north door and go straight ahead (2 m).
  Room 145 is the first door on your right (7 m).
  You have arrived at room 145.
152 > 156
  Leave room 152 by the west door and turn left (2 m).
  Room 156 is the third door on your left (17 m).
  You have arrived at room 156.
149 > 148
  Leave room 149 (2 m).
  You have arrived: room 148 is on your right (2 m).
252 > 254
  Leave room 252 and turn right (2 m).
  You have arrived: room 254 is straight ahead (9 m).
264 > 270
  Leave room 264 and turn left (2 m).
  You have arrived: 270 First Floor Seminar Hall is straight ahead (8 m).
253 > 256
  Leave room 253 and turn left, then at once right (4 m).
  Go 29 m along the corridor, past 254 and 255.
  You have arrived: room 256 is straight ahead (2 m).
201 > 220
  Leave room 201 and turn left (2 m).
  Go 69 m along the corridor, past 216 and 217.
  Turn right and go 20 m along the corridor, past 219 and the end stairs.
  You have arrived: room 220 is on your left (2 m).
356 > 354
  Leave room 356 and turn right, then at once left (6 m).
  You have arrived: room 354 is on your right (4 m).
148 > toilet-men-east-1
  Leave room 148 by the south door and go straight ahead (2 m).
  Go 45 m along the corridor, past 156 and 157.
  Turn right and go 17 m along the corridor.
  Turn left. The men's toilet is the first door on your left (7 m).
  You have arrived at the men's toilet.
# From floor to floor, and from wing to wing.
235 > 334
  Leave room 235 and turn right (3 m).
  Turn left and take the main stairs up 1 floor to the third floor (14 m).
  Turn right. Room 334 is the first door on your left (6 m).
  You have arrived at room 334.
220 > 320
  Leave room 220 by the south door and turn right (6 m).
  Turn right and take the end stairs up 1 floor to the third floor (14 m).
  Turn left. Room 320 is the first door on your left (8 m).
  You have arrived at room 320.
central-library > auditorium
  Leave 129 Central Library by the door to the lobby and bear left (9 m).
  Turn left and take the lobby stairs by 130 up 1 floor to the second floor (13 m).
  Bear right. 236 Auditorium is the second door on your right (11 m).
  You have arrived at 236 Auditorium.
218 > 318
  Leave room 218 and turn left (2 m).
  Go 15 m along the corridor, past 219.
  Turn left and take the end stairs by 220 up 1 floor to the third floor (14 m).
  Turn right. Room 318 is the second door on your right (18 m).
  You have arrived at room 318.
254 > 357
  Leave room 254 by the south door and turn left (9 m).
  Turn left and take the end stairs by 255 up 1 floor to the third floor (14 m).
  Turn left. Room 357 is the first door on your left (7 m).
  You have arrived at room 357.
372 > 236
  Leave 372 Second Floor Seminar Hall by the door to the lobby and turn right (2 m).
  Go 25 m across the lobby.
  Take the lobby stairs by 337 down 1 floor to the second floor (14 m).
  Bear right. 236 Auditorium is the second door on your right (11 m).
  You have arrived at 236 Auditorium.
429 > 101
  Leave room 429 and turn right (2 m).
  Go 10 m along the corridor, past 428.
  Turn right and take the end stairs down 3 floors to the first floor (38 m).
  Turn right and go 17 m along the corridor, past 115.
  Turn left and go 62 m along the corridor, past 105 and 104.
  You have arrived: 101 Admin Office is on your right (2 m).
205 > 467
  Leave room 205 and turn left (2 m).
  Go 16 m along the corridor, past 201 and 202.
  Turn left and go 13 m across the lobby to the corridor.
  Turn left, then right and take the main stairs opposite 235 up 2 floors to the fourth floor (31 m).
  Turn left, then bear right. 467 Yoga Center is straight ahead, across the lobby (24 m).
  You have arrived at 467 Yoga Center.
372 > parking
  Leave 372 Second Floor Seminar Hall by the door to the lobby and bear right (2 m).
  Go 15 m across the lobby to the corridor.
  Bear left, then right and take the main stairs opposite 334 down 2 floors to the first floor (31 m).
  Turn left, then right, and go 28 m across the lobby.
  Go out by the main entrance and turn left, then right, over the ramp (18 m).
  Turn left, then right, and follow the path past Founders' Lawn, 58 m.
  Turn left and follow the parking path to Parking, 32 m.
  You have arrived at Parking.
# Over the grounds.
main-gate-1 > 101
  Start at Main Gate 1.
  Follow Main Drive, 16 m.
  Turn right, then after 16 m left, and follow the path past Founders' Lawn, 88 m in all.
  Turn left, then right (12 m).
  Turn left and go over the ramp to the main entrance, 10 m.
  Turn right, go in by the main entrance and bear left (2 m).
  Go 10 m across the lobby to the corridor.
  Bear left. 101 Admin Office is the first door on your left (4 m).
  You have arrived at 101 Admin Office.
main-gate-2 > 147
  Start at Main Gate 2.
  Follow the east drive, 60 m.
  Turn right and follow the cross path, 13 m.
  Turn left and follow the promenade, 28 m.
  Turn right and follow the east walk, 36 m.
  Turn left and follow the east entrance path over the ramp to the east entrance, 24 m.
  Go in by the east entrance, go straight ahead, then turn right (9 m).
  Room 147 is the first door on your right (4 m).
  You have arrived at room 147.
canteen > central-library
  Leave the Canteen.
  Follow the canteen path, 26 m.
  Turn left, then right, and follow the west entrance path up 3 steps to the west entrance, 33 m.
  Go in by the west entrance, go straight ahead, then turn left (9 m).
  Go 19 m along the corridor, past the end stairs and 116.
  Turn right and go 45 m along the corridor, past 123A and 125.
  You have arrived: 129 Central Library is straight ahead (2 m).
open-air-stage > canteen
  Start at the Open Air Stage.
  After 15 m bear right and follow the west walk, 82 m in all.
  Turn right and follow the canteen path to the Canteen, 26 m.
  You have arrived at the Canteen.
sports-complex > main-gate-2
  Leave the Sports Complex.
  After 8 m turn left and follow the sports path, 36 m in all.
  Bear left and follow the east walk, 74 m.
  Turn left and follow the promenade, 28 m.
  Turn right and follow the cross path, 13 m.
  Turn left and follow the east drive to Main Gate 2, 60 m.
  You have arrived at Main Gate 2.
north-entrance > 130
  Start at the north entrance, go straight ahead, then turn left (9 m).
  Room 130 is the first door on your left (4 m).
  You have arrived at room 130.
101 > canteen
  Leave 101 Admin Office by the west door and turn left (2 m).
  Go 62 m along the corridor, past 111 and 114.
  Turn right and go 11 m along the corridor, past 115.
  Turn left and go out by the west entrance (11 m).
  Follow the west entrance path down 3 steps, 23 m.
  Turn left, then right, and follow the canteen path to the Canteen, 35 m.
  You have arrived at the Canteen.
main-gate-1 > canteen
  Start at Main Gate 1.
  Follow Main Drive, 16 m.
  Turn left, then after 16 m right, and follow the path past Founders' Lawn, 88 m in all.
  Turn left and follow the promenade, 98 m.
  Turn right and follow the west walk, 19 m.
  Turn left and follow the canteen path to the Canteen, 26 m.
  You have arrived at the Canteen.
main-gate-1 > parking
  Start at Main Gate 1.
  Follow Main Drive, 16 m.
  Turn right, then after 16 m left, and follow the path past Founders' Lawn, 36 m in all.
  Turn right and follow the parking path to Parking, 32 m.
  You have arrived at Parking.
main-gate-2 > parking
  Start at Main Gate 2.
  Follow the east drive, 85 m.
  Turn left and follow the parking drive to Parking, 11 m.
  You have arrived at Parking.
main-gate-1 > main-gate-2
  Start at Main Gate 1.
  Follow Main Drive, 16 m.
  Turn right, then after 16 m left, and follow the path past Founders' Lawn, 36 m in all.
  Turn right and follow the parking drive through Parking, 102 m.
  Turn left and follow the parking drive, 39 m.
  Turn right and follow the east drive to Main Gate 2, 85 m.
  You have arrived at Main Gate 2.
parking > central-library
  Start at Parking.
  Follow the parking path, 32 m.
  Turn right and follow the path past Founders' Lawn, 52 m.
  Turn left, then right (12 m).
  Turn left and go over the ramp to the main entrance, 10 m.
  Turn right and go in by the main entrance (2 m).
  Go 33 m across the lobby.
  You have arrived: 129 Central Library is on your left (2 m).
sports-complex > 161
  Leave the Sports Complex.
  After 8 m turn left and follow the sports path, 36 m in all.
  Bear left and follow the east walk, 38 m.
  Turn right and follow the east entrance path over the ramp to the east entrance, 24 m.
  Go in by the east entrance, go straight ahead, then turn left (9 m).
  Go 19 m along the corridor, past the end stairs and 148.
  Turn right and go 45 m along the corridor, past 156 and 157.
  You have arrived: 161 Ground Floor Seminar Hall is straight ahead (2 m).
467 > main-gate-1
  Leave 467 Yoga Center by the door to the lobby and bear right (2 m).
  Go 15 m across the lobby to the corridor.
  Bear left and go 10 m along the corridor, past the main stairs and 446.
  Turn right and take the lift opposite 445 (2 m) down 3 floors to the first floor.
  Turn left and go 12 m along the corridor, past the main stairs and 128.
  Turn right and go 21 m across the lobby.
  Go out by the main entrance and turn left, then right, over the ramp (18 m).
  Turn left, then right, and follow the path past Founders' Lawn, 78 m.
  Turn right and follow the path past Founders' Lawn, 16 m.
  Turn left and follow Main Drive to Main Gate 1, 16 m.
  You have arrived at Main Gate 1.
`);

/** The way without steps. */
export const stepFree = parse(`
233 > 332
  Leave room 233 and turn right (8 m).
  Turn left and take the lift opposite 234 (2 m) up 1 floor to the third floor.
  Turn right. Room 332 is the second door on your left (12 m).
  You have arrived at room 332.
220 > 320
  Leave room 220 by the north door and go straight ahead (2 m).
  Go 45 m along the corridor, past 230 and 230A.
  Turn right and go 17 m along the corridor.
  Turn left and go 17 m along the corridor, past 233 and 234.
  Turn left and take the lift opposite 235 (2 m) up 1 floor to the third floor.
  Turn right and go 18 m along the corridor, past 332 and 331.
  Turn right and go 17 m along the corridor.
  Turn left and go 45 m along the corridor, past 323 and 322.
  You have arrived: room 320 is straight ahead (2 m).
main-gate-1 > 231
  Start at Main Gate 1.
  Follow Main Drive, 16 m.
  Turn right, then after 16 m left, and follow the path past Founders' Lawn, 88 m in all.
  Turn left, then right (12 m).
  Turn left and go over the ramp to the main entrance, 10 m.
  Turn right and go in by the main entrance (2 m).
  Go 21 m across the lobby to the corridor.
  Turn left and go 10 m along the corridor, past 128 and the main stairs.
  Turn right and take the lift (2 m) up 1 floor to the second floor.
  Turn right. Room 231 is the fourth door on your left (17 m).
  You have arrived at room 231.
main-gate-1 > 118
  Start at Main Gate 1.
  Follow Main Drive, 16 m.
  Turn right, then after 16 m left, and follow the path past Founders' Lawn, 88 m in all.
  Turn left, then right (12 m).
  Turn left and go over the ramp to the main entrance, 10 m.
  Turn right and go in by the main entrance (2 m).
  Go 21 m across the lobby to the corridor.
  Turn left and go 27 m along the corridor, past 127 and 126.
  Turn right and go 17 m along the corridor.
  Turn left and go 28 m along the corridor, past 121 and 120.
  You have arrived: room 118 is on your right (2 m).
118 > 329A
  Leave room 118 by the east door to the corridor and turn left (2 m).
  Go 28 m along the corridor, past 123A and 125.
  Turn right and go 17 m along the corridor.
  Turn left and go 17 m along the corridor, past 127 and 128.
  Turn left and take the lift (2 m) up 2 floors to the third floor.
  Turn right and go 18 m along the corridor, past 332 and 331.
  Turn right and go 17 m along the corridor, past 336.
  You have arrived: room 329A is straight ahead (2 m).
220 > toilet-accessible-west-2
  Leave room 220 by the north door and go straight ahead (2 m).
  Go 45 m along the corridor, past 230 and 230A.
  Turn right and go 17 m along the corridor.
  Turn left. The accessible toilet is the third door on your left (15 m).
  You have arrived at the accessible toilet.
canteen > 129
  Leave the Canteen.
  Follow the canteen path, 26 m.
  Turn right and follow the west walk, 19 m.
  Turn left and follow the promenade, 121 m.
  Turn left, then left again, and go over the ramp to the main entrance, 17 m.
  Turn right and go in by the main entrance (2 m).
  Go 33 m across the lobby.
  You have arrived: 129 Central Library is on your left (2 m).
parking > 467
  Start at Parking.
  Follow the parking path, 32 m.
  Turn right and follow the path past Founders' Lawn, 52 m.
  Turn left, then right (12 m).
  Turn left and go over the ramp to the main entrance, 10 m.
  Turn right and go in by the main entrance (2 m).
  Go 21 m across the lobby to the corridor.
  Turn left and go 10 m along the corridor, past 128 and the main stairs.
  Turn right and take the lift (2 m) up 3 floors to the fourth floor.
  Turn left and go 12 m along the corridor, past 446 and the main stairs.
  Bear right. 467 Yoga Center is straight ahead, across the lobby (17 m).
  You have arrived at 467 Yoga Center.
north-entrance > 372
  Start at the north entrance and go straight ahead (2 m).
  Go 20 m across the lobby to the corridor.
  Turn left and go 10 m along the corridor, past the main stairs and 160.
  Turn right and take the lift opposite 159 (2 m) up 2 floors to the third floor.
  Turn left and go 12 m along the corridor, past 371 and the main stairs.
  Turn left. 372 Second Floor Seminar Hall is the first door on your left (14 m).
  You have arrived at 372 Second Floor Seminar Hall.
448 > 101
  Leave room 448 by the west door and turn right, then at once bear left (4 m).
  Go 21 m across the lobby to the corridor.
  Bear right and go 10 m along the corridor, past the main stairs and 446.
  Turn right and take the lift opposite 445 (2 m) down 3 floors to the first floor.
  Turn left and go 12 m along the corridor, past the main stairs and 128.
  Turn right and go 13 m across the lobby to the corridor.
  Turn right. 101 Admin Office is the first door on your left (4 m).
  You have arrived at 101 Admin Office.
354 > 147
  Leave room 354 and turn right (2 m).
  Go 43 m along the corridor, past 345 and 344.
  Turn left and go 13 m along the corridor.
  Turn right and go 17 m along the corridor, past 369 and 370.
  Turn left and take the lift opposite 371 (2 m) down 2 floors to the first floor.
  Turn right and go 18 m along the corridor, past 159 and 158.
  Turn left and go 13 m along the corridor.
  Turn right and go 45 m along the corridor, past 145 and 146.
  You have arrived: room 147 is straight ahead (2 m).
467 > main-gate-2
  Leave 467 Yoga Center by the door to the lobby and turn right (2 m).
  Go 12 m across the lobby to the corridor.
  Turn right and go 10 m along the corridor, past the main stairs.
  Turn right and take the lift opposite 466 (2 m) down 3 floors to the first floor.
  Turn right and go 18 m along the corridor, past 159 and 158.
  Turn left and go 13 m along the corridor.
  Turn right and go 45 m along the corridor, past 145 and 146.
  Turn right and go 11 m along the corridor, past 147.
  Turn left and go out by the east entrance (9 m).
  Follow the east entrance path over the ramp, 24 m.
  Turn right and follow the east walk, 36 m.
  Turn left and follow the promenade, 28 m.
  Turn right and follow the cross path, 13 m.
  Turn left and follow the east drive to Main Gate 2, 60 m.
  You have arrived at Main Gate 2.
east-entrance > sports-complex
  Start at the east entrance.
  Follow the east entrance path over the ramp, 24 m.
  Turn left and follow the east walk, 38 m.
  Bear right and follow the sports path, 28 m.
  Turn right and go to the Sports Complex (8 m).
  You have arrived at the Sports Complex.
`);

/** Expected directions, the words written by hand from the plan: `FROM > TO`, then each step on an indented line. */
function parse(text: string): [from: string, to: string, steps: string[]][] {
  const routes = text
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n(?! )/);
  return routes.map((route) => {
    const [ends = '', ...steps] = route.split(/\n {2}/);
    const [from = '', to = ''] = ends.split(' > ');
    return [from, to, steps];
  });
}
