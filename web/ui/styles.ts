import './layers.css';
import './tokens.css';
import './fonts.css';
import './mantine.css';
import './base.css';
