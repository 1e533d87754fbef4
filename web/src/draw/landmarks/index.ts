/** Landmarks: places that exist once. */

export {
  chamber,
  closedTower,
  depths,
  docks,
  heart,
  jail,
  lostTower,
  mirrors,
  reserves,
} from './deep';
export { granary, kelp } from './fields';
export { academy, alley, archive, maps, observatory, steps, tribune } from './learning';
export {
  exchange,
  locks,
  market,
  oysterBanks,
  oysterBeds,
  oysterGarden,
  tradingHouse,
  vault,
} from './riches';
export { barracks, bastion, citadel, crown, narrowGate, tideGate, twinGates } from './strongholds';
