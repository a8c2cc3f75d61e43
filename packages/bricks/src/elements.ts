/** The designs of the columns below: plates of 1×1, 1×2, 1×3, 1×4, 2×2 and 2×4, and the round tile. */
const DESIGNS: readonly string[] = ['3024', '3023', '3623', '3710', '3022', '3020', '35381'];

type Row = readonly (string | null)[];

/** A row per colour; null where the maker does not sell that design in it. */
const ROWS: Readonly<Record<string, Row>> = {
  black: ['302426', '302326', '362326', '371026', '302226', '302026', '6284070'],
  'dark-bluish-gray': ['4210719', '4211063', '4211133', '4211001', '4211094', '4211065', '6284596'],
  'light-bluish-gray': ['4211399', '4211398', '4211429', '4211445', '4211397', '4211395', '6284071'],
  white: ['302401', '302301', '362301', '371001', '302201', '302001', '6284572'],
  'dark-red': ['4539114', '4539097', '4539076', '4539061', '4585479', '4539071', '6284585'],
  red: ['302421', '302321', '362321', '371021', '302221', '302021', '6284574'],
  'reddish-orange': ['6469084', '6466720', null, null, null, null, null],
  coral: [null, null, null, null, null, null, '6311436'],
  'dark-orange': ['6186012', null, null, '6074892', '4615606', '4535928', '6322840'],
  orange: ['4524929', '4177932', '6147047', '4118782', '4159007', '4158355', '6284582'],
  'bright-light-orange': ['6073040', '6028736', null, null, '6003033', null, '6322822'],
  yellow: ['302424', '302324', '362324', '371024', '302224', '302024', '6284577'],
  'vibrant-yellow': [null, null, null, null, null, null, '6376825'],
  'bright-light-yellow': [null, null, null, null, '6316265', null, '6343806'],
  'dark-brown': ['6194729', '6058221', '6518013', '6252667', '6494115', '6226792', '6322813'],
  'reddish-brown': ['4221744', '4211150', '4211152', '4211190', '4216695', '4211186', '6284586'],
  'medium-nougat': ['6215606', '6218360', null, '6167700', '6056383', '6093494', '6284589'],
  nougat: ['6330584', null, null, null, null, null, '6343472'],
  'warm-tan': [null, '6445942', null, '6501335', '6501336', null, null],
  'light-nougat': [null, '6369188', '6501239', null, null, null, '6315196'],
  'dark-tan': ['4549436', '4528604', '6132768', '4626904', '6047415', '4267874', '6322841'],
  tan: ['4159553', '4113917', '4121921', '4113233', '4114084', '4114309', '6284573'],
  'olive-green': ['6058245', '6016483', null, null, '6079617', null, '6284595'],
  'dark-green': ['6055169', '6013102', '6013975', '6020923', null, '4586057', '6397157'],
  green: ['302428', '302328', '4107758', '371028', '302228', '302028', '6396247'],
  'bright-green': ['6401817', '6343326', null, null, '6357612', '6141590', '6353793'],
  lime: ['4621557', '4164037', null, null, '4537937', null, '6284583'],
  'yellowish-green': [null, null, null, null, null, null, '6284598'],
  'sand-green': ['6099189', '4655080', '6069257', '6100234', '6186823', null, '6403175'],
  'dark-turquoise': [null, '6213777', null, null, '6249390', null, '6311437'],
  'light-aqua': [null, null, null, null, null, null, '6322818'],
  'medium-azure': [null, '6097419', null, null, '4625032', null, '6322819'],
  'dark-azure': ['6151664', '4653988', null, '6133728', '6206809', null, '6322824'],
  'dark-blue': ['4184108', '4528981', '4177735', '4502089', '6037890', '4667595', '6284584'],
  blue: ['302423', '302323', '362323', '371023', '302223', '302023', '6284575'],
  'medium-blue': ['4179826', '4179825', '6170268', null, '4653540', null, '6284602'],
  'bright-light-blue': ['6184484', '6362254', null, null, '6099373', null, '6322823'],
  'sand-blue': ['6257079', '6198156', null, null, '6062089', null, '6322842'],
  'dark-purple': ['6231376', null, null, null, '6047422', null, null],
  'medium-lavender': [null, null, null, null, '6485862', null, '6346374'],
  lavender: [null, null, null, null, null, null, '6322820'],
  magenta: [null, null, null, null, '6109930', null, '6322816'],
  'dark-pink': [null, '6057387', null, null, null, null, '6322821'],
  'bright-pink': [null, '4654128', '6499872', null, '6096589', null, '6284587'],
};

/** The number by which the maker sells a design in a colour. */
export function elementOf(design: string, colourKey: string): string | null {
  const column = DESIGNS.indexOf(design);
  return ROWS[colourKey]?.[column] ?? null;
}
