import type { LevelLayout } from '../layout.ts';

export const level1: LevelLayout = {
  west: {
    southOuter: '101:10 104:8 106:10 108:10 110:13 111:13 114:16',
    southNear: '102:6 103:8 105:10',
    southInner: '107:4 109:4 ~:10 112:4 113:6',
    westNear: '115:1',
    westFar: '116:1',
    northOuter: '117:15 118:14 118B:4 121:10 124:15',
    northInner: '~:10 119:4 120:4 122:4 123:4 123A:3 125:6',
    passage: '126:6 127:8 128:10',
    hall: '129',
  },
  east: {
    southOuter: '130:10 133:12 136:10 139:12 141:10 143:10 145:16',
    southNear: '131:6 132:4 134:4 135:6',
    southInner: '137:4 138:4 140:4 ~:10 142:4 144:6 146:4',
    westNear: '147:1',
    westFar: '148:1',
    northOuter: '149:16 152:12 153:12 156:10',
    northInner: '150:4 151:4 ~:10 154:6 155:4 157:4',
    passage: '158:5 159:8 160:6',
    hall: '161',
  },
};
