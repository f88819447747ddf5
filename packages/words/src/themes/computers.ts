/** Machines, programs and networks. */
export const words: string = `apps backup binary bios bit blog browser buffer byte bytes cable cache click cloud coder coding compile
  compiler computer cursor cyber data database desktop disk display download editor email file firewall
  firmware font graphics hacker hardware icon install internet joystick kernel keyboard language laptop
  linux login megabyte memory modem module monitor mouse network online password pixel printer program ram
  robot router scanner screen server socket software tablet tag username video virus website wifi wireless`;
