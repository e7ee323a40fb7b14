import type { LevelLayout } from '../layout.ts';

export const level2: LevelLayout = {
  west: {
    southOuter: '201:9 204:9 206:9 208:11 212:9 213:9 214:11 217:14',
    southNear: '202:6 203:4 205:4 207:4',
    southInner: '209:4 210:4 211:6 ~:12 215:4 216:4',
    westNear: '218:1 219:1',
    westFar: '220:1',
    northOuter: '221:15 223:11 225:9 227:9 229:12',
    northInner: '222:4 224:4 ~:10 226:6 228:4 230:4 230A:3',
    passage: '231:4 232:4 233:4 234:5 235:6',
    hall: '236',
  },
  east: {
    southOuter: '237:9 240:9 243:11 245:9 247:9 248:11 251:9 253:13',
    southNear: '238:6 239:4 241:4 242:6',
    southInner: '244:4 246:4 ~:12 249:4 250:4 252:6',
    westNear: '254:1',
    westFar: '255:1',
    northOuter: '256:14 258:12 260:10 261:12 264:9',
    northInner: '257:4 259:5 ~:10 262:4 263:4 265:4',
    passage: '266:5 267:5 268:6 269:7',
    hall: '270',
  },
};
