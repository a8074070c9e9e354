// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    bool first = n % 3 == 0;
    bool second = n % 5 == 0 && n % 3 != 0;
    bool third = (!first || !second) && n % 2 == 0;
    cout << first << " " << second << " " << third << endl;
    return 0;
}
