/** Words that passwords of Indian campuses consist of and English lists lack, the most frequent first, by kind. */
const lists = {
  phrases: `
ilove ihate iam iamthe iama mynameis mylifeis myloveis myname mylove welcometo letmein openthe forgotmy godis hello
jaishriram jaishreeram jaihind jaimatadi jaibhim harharmahadev radheradhe radhekrishna hareram harekrishna omnamahshivaya
omsairam jaihanuman jaibajrangbali jaiganesh waheguru vandemataram bharatmata merabharat maaltujhesalam satyamevjayate
iloveindia loveindia proudindian iloveyou loveyou iloveu imissyou missyou iamthebest imthebest iambest bestfriend
bestfriends goodmorning goodnight goodluck happybirthday happynewyear letmein openup openthedoor nopassword mypassword
thepassword yourpassword oldpassword newpassword changeme trustme trustno trustnoone whoami mynameis mylife mylove myfamily
mummypapa mompop momdad maapapa mumdad amma appa nanna bhaiya didi jaanu shona babu sweetheart lifeisbeautiful
believeinyourself nevergiveup neverbackdown workhard dreambig godisgreat godislove ingodwetrust thankyou thankgod
cricketlover csklover whistlepodu eesalacupnamde ganpatibappamorya sachinsachin dhonifan viratfan iamindian
iamgroot hakunamatata khuljasimsim`,
  given: `
rahul priya amit pooja anjali rohit ravi kumar neha sanjay vijay ajay suresh ramesh mahesh ganesh rajesh mukesh naresh dinesh
deepak sandeep pradeep kuldeep manoj vinod pramod anil sunil kapil akash aakash vikas prakash subhash avinash abhishek
abhinav abhijit arjun karan varun tarun arun kiran naveen praveen nitin sachin virat dhoni rohan sohan mohan shyam ram
krishna shiva vishnu lakshmi laxmi saraswati parvati durga kavya divya navya shreya ananya tanya sanya ishita nikita
ankita amrita kavita sunita anita vinita sangeeta geeta seeta rita smita asmita namrata sneha sweta shweta swati jyoti
aarti bharti preeti deepti kirti aditi arpita ankit sumit lalit mohit pulkit harsh harshit harshita yash yashwant
aditya aaditya surya chandra indra raj raja rajan rani rajni rajat rakesh lokesh mitesh hitesh jitesh nilesh kamlesh
shailesh yogesh umesh ritesh paresh ashish manish girish satish harish jagdish vamshi vamsi srinivas venkat venkatesh
sai teja tejas sri srikanth prashanth vasanth hemanth sumanth raghu raghav madhav keshav vaibhav saurabh sourav gaurav
pranav vishal kunal mrinal parth siddharth samarth aryan ayan vivaan vihaan reyansh ayaan ishaan dhruv kabir zoya aisha
fatima ayesha imran salman shahrukh aamir irfan farhan arif asif kasim rehman abdul mohammed mohammad muhammad ahmed
harpreet gurpreet manpreet jaspreet simran gagan jaswinder balwinder kiranjit navjot lakhan bharat bharath shankar
gopal govind gokul mani manikandan murugan karthik karthikeyan senthil selvam saravanan balaji bala arvind aravind
anand vivek vikram vikrant uday udaya sagar samir sameer nisha usha asha rekha lekha megha meghana bhavana bhavya
sandhya vidya vandana archana aparna suparna mounika monika sonika radhika kanika sarika deepika alia katrina
aadhya aarav aarushi abhay achyut advik ajit akshay akshara akshita alok amala ambika amol amrit anagha ananth aniket anjana
anmol anoop anuj anupama anusha anushka apoorva arnav arunima ashok ashutosh atharva atul avani ayush bhagya bharath
bhargavi bhaskara bhumika bipin chaitanya chandan chandrika chinmay chitra daksh darshan darshana dayanand devendra
devi dharmendra dhanraj dhanush dhanya diksha dipika divyanshu durgesh dushyant ekansh gajendra gayatri geetanjali geetha girija
gitanjali gowri gowtham gunjan gurudev hanumanth haritha hema hemant hemalatha himani indrani indrajit inder ishwar jagan
jaideep jahnvi janaki jaya jayalakshmi jayesh jeevan jignesh jwala jyothi jyotsna kailash kalpana kamal kamala kanchan
karishma karuna kartik kashish kaushal kaushik kedar keerthi kishan komal krishnaveni krutika kshitij kusum lakshman
lalita lata latha lavanika leela lokanath madhu madhumita madhuri mahendra mahima mahalakshmi malini mallika mamata manav
mandar mangala manjula manjunath mansi manvi mayank mayur medha meenal meera mithun mohini mrunal mukund mythili nagaraj
nagesh nakul nalini namita nanda narendra narayani narasimha nikhil nikhila nimisha nirmala nirupama nitesh nitya omprakash
padma padmaja padmini pankaj parameswar parvathi payal phani piyush poonam poorna prabhakar prachi pradnya prajakta
prakriti pramila pranathi pranjal prasanna prasanth pratap pratibha pratik pratyusha preetham prerna prithvi priyanka
puja purna purnima purushottam pushpa rachita raghavendra raghunath rahila raja rajalakshmi rajendra rajiv rajkumar
rajshekhar rakshit rama ramakrishna ranganath ranjan ranjit rashmi rasika ratna rekha revathi ridhi rishabh rishi rishikesh
ritu ritika rohini roshan roshni ruchi rudra rupa rupali rutuja sadhana sagarika sahana sahil sahithya sai sakshi saloni
samhita samiksha sampath sanchita sandesh sangram sanjana sanket santosh sarala sarang sarita sathya satya satyam
savitri seema shaila shalini shanthi shantanu sharad sharada sharath sharmila shashank shashi sheela shekhar shilpa
shirisha shobha shravan shraddha shridhar shrinivas shruti shubham shweta sirisha sirisha snehal sohail somesh soumya
sourabh sowjanya spandana sreelatha sreeja sreenivas srinath srishti subbarao sudhakar sudhir sujata sujatha sujay sukanya
sulochana suman sundar supriya surabhi surendra surya sushant sushma sushmita suvarna swapna swapnil swarna swathi
tanvi tara tejal tejasvi thanuja trisha triveni tulasi ujjwal ujjwala uma usharani utkarsh uttam vaidehi vaishali vanitha
vanshika varalakshmi vasanti vasu veda veena vempati venkataramana venu vibha vidhi vidyasagar vignesh vijaya vijayalakshmi vimala
vinay vineet vipin vipul viraj vishwa vishwanath vivekanand vrinda yamuna yashaswini yashoda yuva yuvan yuvika zainab zeenat`,
  family: `
sharma verma gupta singh kumar kumari patel shah mehta reddy rao nair menon pillai iyer iyengar yadav mishra pandey
tiwari dubey shukla trivedi chaturvedi joshi desai kulkarni deshmukh patil pawar jadhav shinde more kale chavan gaikwad
chowdhury choudhary chaudhary banerjee mukherjee chatterjee das dutta ghosh bose sen roy biswas sarkar mondal saha
agarwal aggarwal bansal goyal mittal jain khanna kapoor malhotra chopra sethi arora bhatia kaur gill sandhu dhillon
khan ansari shaikh sheikh pathan siddiqui qureshi naidu chowdary raju varma gowda shetty hegde bhat kamath prabhu
krishnan subramanian raman swamy murthy prasad rajput thakur chauhan rathore meena saini nayak behera sahoo mohanty`,
  places: `
india bharat mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune ahmedabad jaipur lucknow kanpur nagpur
indore bhopal patna surat vadodara ludhiana agra nashik kochi cochin coimbatore madurai trichy salem mysore mysuru
mangalore vizag visakhapatnam vijayawada guntur warangal nellore tirupati kerala tamilnadu karnataka maharashtra
gujarat punjab haryana rajasthan bihar odisha bengal assam goa kashmir andhra telangana himachal uttarakhand ranchi
raipur guwahati dehradun chandigarh amritsar varanasi gwalior jodhpur udaipur rajkot noida gurgaon hindustan
ahmednagar akola aluva amravati asansol aurangabad ballari bhagalpur bhavnagar bhilai bhimavaram bhiwandi bidar bijapur
calicut chittoor cuddapah darbhanga dharwad dindigul durgapur eluru faridabad firozabad gandhinagar gaya ghaziabad
gorakhpur gulbarga haldia hampi haridwar hassan hosur howrah jalandhar jalgaon jamnagar jhansi kadapa kanchipuram kannur
kanyakumari karur khammam kharagpur kottayam kozhikode kumbakonam latehar machilipatnam malappuram mandya mathura muzaffarpur
nagercoil namakkal ongole palakkad panipat pathankot patiala pondicherry puducherry pudukkottai puri raichur rourkela
sagar sambalpur sangli shillong shimla sikar srinagar srikakulam surendranagar tenali thane thanjore thiruvananthapuram
thoothukudi tiruchirappalli tirunelveli tiruppur trivandrum tuticorin vapi vizianagaram warangal yavatmal`,
  campus: `
campus college university student students faculty parent teacher professor principal hostel library canteen mess lab
laboratory exam exams examcell semester department admin admission office result results attendance notes placement
placements syllabus lecture lecturer class classroom class10 class12 batch branch fresher freshers senior seniors
engineer engineering btech mtech mca bca bsc bcom msc aiml iot datascience computer science
maths physics chemistry workshop project projects sports ground auditorium school campusway login welcome password
passwd secret system network wifi laptop mobile phone computer hello namaste namaskar swagat`,
  culture: `
ganesha ganpati hanuman bajrangi bajrang mahadev shiv shiva bholenath rama raama sita radha radhe krishna kanha govinda
gopala murari vishnu narayan narayana balaji venkateswara ayyappa murugan karthikeya saibaba sairam shirdi allah bismillah
jesus christ guru nanak waheguru buddha mahavir devi durga kali amman bhavani lakshmi jai shri shree sri om hare har namah
maa mata papa bappa morya baba dharma karma yoga shakti bhakti diwali holi onam pongal
cricket dhoni kohli virat sachin tendulkar rohit sharma hitman mahi thala captain ipl csk rcb mumbaiindians kkr srh worldcup
sixer kabaddi bollywood tollywood baahubali bahubali kgf pushpa rrr sholay dangal dabangg krrish ddlj thalaiva rajini
rajinikanth prabhas yash allu arjun maheshbabu pawankalyan ntr vijay thalapathy ajith suriya srk shahrukh salman aamir
hrithik ranbir ranveer deepika mogambo gabbar circuit munnabhai desi bindaas masti dosti yaar dost pyar pyaar ishq dil
zindagi jindagi jaan jaanu sona sonu monu chotu golu pinku pinky guddu bunty bittu munna gudiya lovely biryani chai samosa
dosa idli paneer mango tiger lion sher raja king queen prince princess hero heroine boss don killer rocky rocker star`,
};

export const regionalWords: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(lists).map(([kind, words]) => [kind, [...new Set(words.trim().split(/\s+/))]]),
);
