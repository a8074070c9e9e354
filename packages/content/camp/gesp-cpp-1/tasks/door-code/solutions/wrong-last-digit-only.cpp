// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, d;
    cin >> n >> d;
    int times = 0, sum = 0;
    {
        int one = n % 10;
        if (one == d)
            times++;
        else
            sum += one;
        n /= 10;
    }
    cout << times << " " << sum << endl;
    return 0;
}
