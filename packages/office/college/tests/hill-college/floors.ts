const drawing = (text: string) => text.split('\n').slice(1, -1);

/** Floors of the main building. S is the staircase and L the lift on all of them. */
export const storey = drawing(`
######################################
#AAAAAAA#BBBBBBB#CCCCCCC#SSSS#LLL#TTT#
#AAAAAAA#BBBBBBB#CCCCCCC#SSSS#LLL#TTT#
#AAAAAAA#BBBBBBB#CCCCCCC#SSSS#LLL#TTT#
#AAAAAAA#BBBBBBB#CCCCCCC#SSSS#LLL#TTT#
#AAAAAAA#BBBBBBB#CCCCCCC#SSSS#LLL#TTT#
####+#######+#######+######+###+###+##
#------------------------------------#
#------------------------------------#
#------------------------------------#
####+###############+#########+#######
#DDDDDDDDDDDDDDD#EEEEEEE#FFFFFFFFFFFF#
#DDDDDDDDDDDDDDD#EEEEEEE#FFFFFFFFFFFF#
#DDDDDDDDDDDDDDD#EEEEEEE#FFFFFFFFFFFF#
#DDDDDDDDDDDDDDD#EEEEEEE#FFFFFFFFFFFF#
######################################
`);

/** The same with an entrance at each end of the corridor. */
export const entranceStorey = storey.map((row) => row.replace(/^#(-+)#$/, '=$1='));

export const mezzanine = drawing(`
                ######################
                #AAAAAAA#SSSS#LLL#TTT#
                #AAAAAAA#SSSS#LLL#TTT#
                #AAAAAAA#SSSS#LLL#TTT#
                #AAAAAAA#SSSS#LLL#TTT#
                #AAAAAAA#SSSS#LLL#TTT#
                ####+######+###+###+##
                #--------------------#
                #--------------------#
                #--------------------#
                ######################
`);

/** The annex: two parts on the ground, one above. */
export const annexGround = drawing(`
##########################    ##########
#AAAAAAAAA#BBBBB#SSSS#LLL#    #PPPPPPPP#
#AAAAAAAAA#BBBBB#SSSS#LLL#    #PPPPPPPP#
#AAAAAAAAA#BBBBB#SSSS#LLL#    #PPPPPPPP#
#AAAAAAAAA#BBBBB#SSSS#LLL#    #PPPPPPPP#
#####+#######+#####+###+##    #PPPPPPPP#
=------------------------#    =PPPPPPPP#
=------------------------#    =PPPPPPPP#
######+###########+#######    #PPPPPPPP#
#CCCCCCCCCCC#DDDDDDDDDDDD#    ##########
#CCCCCCCCCCC#DDDDDDDDDDDD#
#CCCCCCCCCCC#DDDDDDDDDDDD#
#CCCCCCCCCCC#DDDDDDDDDDDD#
##########################
`);

export const annexUpper = annexGround.map((row) => row.slice(0, 26).replace(/^=/, '#'));
