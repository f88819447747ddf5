/** What people are, and what some of them work with. */
export const words: string = `actor actress animator artist athlete author baker banker barber barista boss brewer broker builder
  butcher butler chef chemist clerk coach cook dancer dentist doctor driver engineer farmer gardener
  jeweler jockey judge lawyer mailman mason mayor mechanic midwife miller miner musician novelist nun
  nurse painter pastor pianist pilot pirate plumber poet postman potter preacher priest reporter roofer
  sailor sculptor sheriff singer smith soldier surgeon surveyor tailor teacher trucker tutor vet waiter
  waitress warden welder writer`;
