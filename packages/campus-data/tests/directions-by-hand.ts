/** Directions as somebody wrote them down who followed the plan with a finger and counted the doors. */
export type DirectionsByHand = readonly [from: string, to: string, steps: readonly string[]];

const fromMainGate = [
  'Start at Main Gate 1.',
  'Walk 16 m along the path.',
  'Turn right and walk 16 m along the path.',
  'Turn left and walk 70 m along the path.',
  'Turn left and walk 6 m along the path.',
  'Turn right and walk 6 m along the path.',
  'Turn left and walk 9 m along the ramp.',
];

/** The quickest way. */
export const quickest: readonly DirectionsByHand[] = [
  // West wing, south corridor: rooms on both sides.
  ['205', '207', ['Leave room 205 and turn right.', 'Room 207 is the first door on your right.']],
  ['205', '206', ['Leave room 205 and turn right.', 'Room 206 is the first door on your left.']],
  ['103', '105', ['Leave room 103 and turn right.', 'Room 105 is the first door on your right.']],
  ['310', '312', ['Leave room 310 and turn right.', 'Room 312 is the first door on your right.']],
  ['310', '306', ['Leave room 310 and turn left.', 'Room 306 is the second door on your right.']],
  [
    '201',
    '217',
    [
      'Leave room 201 and turn left.',
      'Walk 65 m along the corridor, past 214 and 216.',
      'Room 217 is on your left.',
    ],
  ],
  [
    '203',
    '231',
    [
      'Leave room 203 and turn right.',
      'Walk 17 m along the corridor, past 206 and 207.',
      'Turn right and walk 13 m along the corridor.',
      'Turn right. Room 231 is the first door on your right.',
    ],
  ],
  // West wing, north and west corridors, and the corridor of the lift.
  ['223', '225', ['Leave room 223 and turn left.', 'Room 225 is the first door on your left.']],
  [
    '230A',
    '224',
    [
      'Leave room 230A and turn left.',
      'Walk 35 m along the corridor, past 225 and 223.',
      'Room 224 is on your left.',
    ],
  ],
  ['435', '436A', ['Leave room 435 and turn left.', 'Room 436A is the second door on your left.']],
  ['219', '220', ['Leave room 219 and turn left.', 'Room 220 is the first door on your left.']],
  [
    '427',
    '429',
    [
      'Leave room 427 and turn left.',
      'Walk 21 m along the corridor, past the end stairs and 428.',
      'Room 429 is on your left.',
    ],
  ],
  [
    '219',
    'stairs-west-end-2',
    ['Leave room 219 and turn left.', 'Walk 11 m along the corridor.', 'The end stairs are on your left.'],
  ],
  ['126', '128', ['Leave room 126 and turn right.', 'Room 128 is the second door on your right.']],
  [
    '121',
    '118B',
    ['Leave room 121 and turn right.', 'Room 118B is through room 118, the first door on your right.'],
  ],
  // East wing.
  [
    '237',
    '252',
    [
      'Leave room 237 and turn left.',
      'Walk 60 m along the corridor, past 250 and 251.',
      'Room 252 is on your right.',
    ],
  ],
  ['262', '258', ['Leave room 262 and turn left.', 'Room 258 is the third door on your right.']],
  ['337', '341', ['Leave room 337 and turn left.', 'Room 341 is the second door on your right.']],
  ['448', '452', ['Leave room 448 and turn left.', 'Room 452 is the third door on your left.']],
  ['466', '465', ['Leave room 466 and turn left.', 'Room 465 is the first door on your left.']],
  [
    '449',
    '457',
    [
      'Leave room 449 and turn right.',
      'Walk 55 m along the corridor, past 454 and 456.',
      'Room 457 is on your left.',
    ],
  ],
  [
    '267',
    'lift-east-2',
    [
      'Leave room 267 and turn right.',
      'Walk 9 m along the corridor, past 268 and the accessible toilet.',
      'The lift is on your left.',
    ],
  ],
  [
    '148',
    'water-east-end-1',
    [
      'Leave room 148 and turn right.',
      'Walk 9 m along the corridor, past the end stairs.',
      'Turn right and walk 6 m along the corridor.',
      'The drinking water is on your left.',
    ],
  ],
  // From floor to floor.
  [
    '235',
    '334',
    [
      'Leave room 235 and turn right.',
      'Take the main stairs by 235 up to the third floor.',
      'Turn right. Room 334 is the first door on your left.',
    ],
  ],
  [
    '220',
    '320',
    [
      'Leave room 220 and turn right.',
      'Walk 4 m along the corridor.',
      'Take the end stairs by 220 up to the third floor.',
      'Turn left. Room 320 is the first door on your left.',
    ],
  ],
  [
    'central-library',
    'auditorium',
    [
      'Leave the Central Library and bear left.',
      'Walk 8 m across the lobby.',
      'Take the lobby stairs by 130 up to the second floor.',
      'Bear right. The Auditorium is the second door on your right.',
    ],
  ],
  // Over the grounds.
  [
    'main-gate-1',
    '101',
    [
      ...fromMainGate,
      'Go in by the main entrance on your right and bear left.',
      'Walk 10 m across the lobby.',
      'Bear left. The Admin Office is the first door on your left.',
    ],
  ],
  [
    'main-gate-2',
    '147',
    [
      'Start at Main Gate 2.',
      'Walk 60 m along the path.',
      'Turn right and walk 13 m along the path.',
      'Turn left and walk 28 m along the path.',
      'Turn right and walk 35 m along the path.',
      'Turn left and walk 24 m along the path and over the ramp.',
      'Go in by the east entrance.',
      'Walk 9 m along the corridor, past the drinking water.',
      'Turn right. Room 147 is the first door on your right.',
    ],
  ],
  [
    'canteen',
    'central-library',
    [
      'Leave the Canteen.',
      'Walk 26 m along the path.',
      'Turn left and walk 9 m along the path.',
      'Turn right and walk 23 m along the path and over the steps.',
      'Go in by the west entrance.',
      'Walk 9 m along the corridor, past the drinking water.',
      'Turn left and walk 19 m along the corridor, past the end stairs and 116.',
      'Turn right and walk 45 m along the corridor, past 123A and 125.',
      'The Central Library is straight ahead.',
    ],
  ],
  [
    'open-air-stage',
    'canteen',
    [
      'Start at the Open Air Stage.',
      'Walk 15 m along the path.',
      'Bear right and walk 65 m along the path.',
      'Turn right and walk 26 m along the path.',
      'The Canteen is straight ahead.',
    ],
  ],
  [
    'sports-complex',
    'main-gate-2',
    [
      'Leave the Sports Complex.',
      'Walk 8 m along the path.',
      'Turn left and walk 28 m along the path.',
      'Bear left and walk 75 m along the path.',
      'Turn left and walk 28 m along the path.',
      'Turn right and walk 13 m along the path.',
      'Turn left and walk 60 m along the path.',
      'You are at Main Gate 2.',
    ],
  ],
  [
    'north-entrance',
    '130',
    [
      'Start at the north entrance and go straight ahead.',
      'Walk 8 m across the lobby.',
      'Turn left. Room 130 is the first door on your left.',
    ],
  ],
];

/** The way without steps. */
export const stepFree: readonly DirectionsByHand[] = [
  [
    '233',
    '332',
    [
      'Leave room 233 and turn right.',
      'Walk 6 m along the corridor, past the accessible toilet and 234.',
      'Take the lift by 234 to the third floor.',
      'Turn right. Room 332 is the second door on your left.',
    ],
  ],
  [
    '220',
    '320',
    [
      'Leave room 220 and go straight ahead.',
      'Walk 45 m along the corridor, past 230 and 230A.',
      'Turn right and walk 17 m along the corridor.',
      'Turn left and walk 17 m along the corridor, past 233 and 234.',
      'Take the lift by 234 to the third floor.',
      'Turn right and walk 17 m along the corridor, past 332 and 331.',
      'Turn right and walk 17 m along the corridor.',
      'Turn left and walk 45 m along the corridor, past 323 and 322.',
      'Room 320 is straight ahead.',
    ],
  ],
  [
    'main-gate-1',
    '231',
    [
      ...fromMainGate,
      'Go in by the main entrance on your right.',
      'Walk 21 m across the lobby.',
      'Turn left and walk 10 m along the corridor, past 128 and the main stairs.',
      'Take the lift by 128 to the second floor.',
      'Turn right. Room 231 is the fourth door on your left.',
    ],
  ],
];
