/** The room behind the mosaic, one unit a centimetre: a sofa of 200, a floor, a plant. The same in both themes. */

export function RoomWall() {
  return (
    <>
      <defs>
        <linearGradient id="room-wall" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f1ece2" />
          <stop offset="1" stopColor="#ddd5c6" />
        </linearGradient>
        <linearGradient id="room-sofa" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12828a" />
          <stop offset="1" stopColor="#07505a" />
        </linearGradient>
        <linearGradient id="room-cushion" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a949b" />
          <stop offset="1" stopColor="#0a6770" />
        </linearGradient>
        <linearGradient id="room-window" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <filter id="room-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
        <filter id="room-ground" x="-30%" y="-60%" width="160%" height="220%">
          <feGaussianBlur stdDeviation="1.6" />
        </filter>
      </defs>
      <rect x="-300" y="-300" width="900" height="504" fill="url(#room-wall)" />
      <path d="M-10 -60L70 -60L10 120L-60 120ZM80 -60L130 -60L62 140L12 140Z" fill="url(#room-window)" />
      <rect x="-300" y="204" width="900" height="40" fill="#b98d5f" />
      <path d="M-300 209H600M-300 214H600" stroke="#a67a4e" strokeWidth=".5" />
      <rect x="-300" y="199" width="900" height="5" fill="#faf7f1" />
      <path d="M-300 199H600" stroke="#d8cfbf" strokeWidth=".4" />
    </>
  );
}

export function RoomFurniture({ sofaLabel }: { sofaLabel: string }) {
  return (
    <>
      <ellipse cx="128" cy="206" rx="104" ry="3" fill="#3a2410" opacity=".45" filter="url(#room-ground)" />
      <rect x="34" y="194" width="5" height="10" fill="#6b4a2c" />
      <rect x="217" y="194" width="5" height="10" fill="#6b4a2c" />
      <rect x="38" y="122" width="180" height="60" rx="9" fill="url(#room-sofa)" />
      <path d="M128 124V160" stroke="#05434b" strokeWidth=".7" />
      <rect x="44" y="156" width="84" height="22" rx="5" fill="url(#room-cushion)" />
      <rect x="128" y="156" width="84" height="22" rx="5" fill="url(#room-cushion)" />
      <rect x="36" y="176" width="184" height="19" rx="4" fill="#064a53" />
      <rect x="28" y="144" width="19" height="51" rx="8" fill="url(#room-cushion)" />
      <rect x="209" y="144" width="19" height="51" rx="8" fill="url(#room-cushion)" />
      <rect x="58" y="134" width="34" height="30" rx="6" fill="#ffb52e" transform="rotate(-9 75 149)" />
      <rect x="166" y="135" width="32" height="28" rx="6" fill="#f4705a" transform="rotate(8 182 149)" />
      <ellipse cx="257" cy="206" rx="16" ry="2" fill="#3a2410" opacity=".4" filter="url(#room-ground)" />
      <g transform="translate(10 0)">
        <path
          d="M247 164C240 114 228 108 222 112C232 120 240 134 246 166M247 164C249 104 244 86 238 82C240 104 242 134 246 166M248 164C256 118 268 106 276 108C266 120 256 138 249 166M247 164C252 108 258 92 264 90C260 108 254 138 249 166"
          fill="#2f7d46"
          stroke="#1f6b3a"
          strokeWidth=".6"
        />
        <path d="M234 166h26l-3.4 38h-19.2z" fill="#f3e6c8" />
        <path d="M234 166h26l-.6 6h-24.8z" fill="#e2d2ad" />
      </g>
      <text x="128" y="214" textAnchor="middle" fontSize="5" fontWeight="600" fill="#4a3116">
        {sofaLabel}
      </text>
    </>
  );
}
